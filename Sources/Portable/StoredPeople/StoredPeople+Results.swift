import PeoplePopover
import PeopleStore

extension StoredPeople {
  /// Takes over what was read meanwhile.
  func takeResults() {
    for result in loader.takeResults() {
      switch result {
      case .page(let key, let page): take(page, key)
      case .state(let state): take(state)
      case .failure(let key, let error):
        missing.removeAll { $0 == key }
        onError?(error)
      }
    }
  }

  private func take(_ page: Page, _ key: PageKey) {
    guard let section = summaries.firstIndex(where: { $0.id == key.section }) else { return }
    // A page of another state than the counts is not shown among the others.
    guard page.revision == summaries[section].revision else { return look() }
    pages.keep(page, for: key)
    missing.removeAll { $0 == key }
    didChange?(.entries(page.start..<page.start + page.entries.count, section: section))
  }
}
