/// The two overlays `import Testing` looks for beside modules of these names are empty on purpose.
