public import Foundation
internal import ProgrammerErrors

/// The entities of an app's data.
///
/// > Contract: Core Data, NSManagedObjectModel
open class NSManagedObjectModel: NSObject, NSCopying {
    /// The entities of the model.
    open var entities: [NSEntityDescription] {
        get { list }
        set {
            list = newValue
            for entity in list { entity.model = self }
            ModelRegistry.add(self)
        }
    }
    private var list: [NSEntityDescription] = []
    private var groups: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
    /// Identifiers of the model's version, chosen by the app.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// A model without entities.
    public override init() { super.init() }

    /// The model in a compiled file or folder (`.mom`, `.momd`); nil if it cannot be read, with the reason in the log.
    public convenience init?(contentsOf url: URL) {
        self.init()
        do throws(ModelFile.Failure) {
            try ModelBuilder(try ModelFile.read(url.path)).build(into: self)
        } catch {
            NSLog("CoreData: error: Failed to load model at path: %@: %@", url.path, "\(error.description)")
            return nil
        }
    }

    /// All models in bundles as one; nil if there are none. > Parameters: bundles: nil is the main bundle.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [Bundle.main]).flatMap { bundle in
            ["momd", "mom"].flatMap { bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? [] }
        }
        let models = urls.map { $0 as URL }.sorted { $0.path < $1.path }.compactMap(NSManagedObjectModel.init(contentsOf:))
        return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
    }

    /// Several models as one; nil if there are none or two have different entities of one name.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        var document = ModelText.document(of: models[0])
        for model in models.dropFirst() {
            let other = ModelText.document(of: model)
            for entity in other.entities {
                if let known = document.entities.first(where: { $0.name == entity.name }) {
                    guard known == entity else { return nil }
                } else {
                    document.entities.append(entity)
                }
            }
            document.configurations.merge(other.configurations) { $0 + $1.filter($0.contains) }
        }
        guard (try? ModelBuilder(document).build(into: self)) != nil else { return nil }
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] { Dictionary(list.map { ($0.name ?? "", $0) }) { first, _ in first } }

    /// The names of the configurations.
    open var configurations: [String] { groups.keys.sorted() }

    /// The entities of a configuration; nil if there is none of the name.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration else { return list }
        return groups[configuration]
    }

    /// Makes a configuration of some of the entities.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        groups[configuration] = entities
    }

    /// Keeps a request under a name.
    open func setFetchRequestTemplate(_ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String) {
        templates[name] = fetchRequestTemplate
    }

    /// The request of a name; a copy that may be changed.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? {
        templates[name]?.copy() as? NSFetchRequest<NSFetchRequestResult>
    }

    /// The request of a name, with values for the variables in its predicate.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<NSFetchRequestResult>? {
        guard let request = fetchRequestTemplate(forName: name) else { return nil }
        request.predicate = request.predicate?.withSubstitutionVariables(variables)
        return request
    }

    /// The requests by their names.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }

    /// Whether a store with this metadata can be opened without a migration.
    open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
        guard let stored = metadata[StoreMetadata.schemaKey] as? String else { return false }
        return stored == SQLSchema(ModelText.document(of: self, configuration: configuration)).signature
    }

    /// A model of the same description.
    open func copy(with zone: NSZone? = nil) -> Any { NSManagedObjectModel(byMerging: [self]) ?? NSManagedObjectModel() }
}
