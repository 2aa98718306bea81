/// `import Testing` looks for overlays of these names; both are empty on purpose.
