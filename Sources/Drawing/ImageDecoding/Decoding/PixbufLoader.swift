import CGdkPixbuf

/// The owner of gdk-pixbuf's incremental loader, which asks before it makes room for pixels.
final class PixbufLoader {
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let decide: (PixelSize) -> PixelSize?
  private var isClosed = false
  private(set) var wasVetoed = false

  /// What went wrong, with gdk-pixbuf's own message.
  struct Failure: Error {
    var message: String
    /// Whether there is no loader for the format.
    var isUnknownType: Bool
  }

  /// Makes a loader of one format only, whatever else is installed.
  ///
  /// - Parameters:
  ///   - name: gdk-pixbuf's name of the format.
  ///   - decide: Gets the picture's size and answers the size to decode it in, or nil to refuse it.
  /// - Throws: A failure that says whether the format has no loader.
  init(name: String, decide: @escaping (PixelSize) -> PixelSize?) throws(Failure) {
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_type(name, &error) else { throw Self.failure(taking: error) }
    self.loader = loader
    self.decide = decide
    let callback: @convention(c) (UnsafeMutableRawPointer?, gint, gint, UnsafeMutableRawPointer?) -> Void = {
      _, width, height, context in
      guard let context else { return }
      Unmanaged<PixbufLoader>.fromOpaque(context).takeUnretainedValue().prepare(Int(width), Int(height))
    }
    // The loader does not outlive this object, so the pointer needs no reference of its own.
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(callback, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(),
      nil, GConnectFlags(rawValue: 0))
  }

  deinit {
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    cgdkpixbuf_unref(loader)
  }

  private func prepare(_ width: Int, _ height: Int) {
    let natural = PixelSize(width: width, height: height)
    guard let size = decide(natural) else {
      wasVetoed = true
      // A size of nothing makes every loader stop before it allocates.
      return gdk_pixbuf_loader_set_size(loader, 0, 0)
    }
    if size != natural { gdk_pixbuf_loader_set_size(loader, gint(size.width), gint(size.height)) }
  }

  /// Decodes the whole file and lends the picture, turned upright, to the function.
  func decode<Answer>(
    _ bytes: UnsafeRawBufferPointer, _ body: (OpaquePointer) -> Answer
  ) throws(Failure) -> Answer {
    var error: UnsafeMutablePointer<GError>?
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    guard gdk_pixbuf_loader_write(loader, start, gsize(bytes.count), &error) != 0 else {
      throw Self.failure(taking: error)
    }
    isClosed = true
    guard gdk_pixbuf_loader_close(loader, &error) != 0 else { throw Self.failure(taking: error) }
    guard !wasVetoed, let picture = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(picture)
    else { throw Failure(message: "no picture in it", isUnknownType: false) }
    defer { cgdkpixbuf_unref(UnsafeMutableRawPointer(upright)) }
    return body(upright)
  }

  private static func failure(taking error: UnsafeMutablePointer<GError>?) -> Failure {
    guard let error else { return Failure(message: "unknown error", isUnknownType: false) }
    defer { g_error_free(error) }
    let isOurs = error.pointee.domain == gdk_pixbuf_error_quark()
    return Failure(
      message: error.pointee.message.map { String(cString: $0) } ?? "unknown error",
      isUnknownType: isOurs && error.pointee.code == gint(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue))
  }
}
