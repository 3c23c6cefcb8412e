// A GtkPopover of a hundred people, drawn into a file (GTK 4): a program's start to its first picture. Argument: the
// file. What it costs is the CPU time of the whole process, which it prints.
#include <gtk/gtk.h>
#include <sys/resource.h>

static GtkWidget *popover;
static const char *file;

static void on_setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_size_request(label, 150, 57);
  gtk_list_item_set_child(item, label);
}

static void on_bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkStringObject *name = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(name));
}

static GtkWidget *grid(void) {
  GtkStringList *names = gtk_string_list_new(NULL);
  for (int index = 0; index < 100; index++)
    gtk_string_list_take(names, g_strdup_printf("Ada Lovelace %d", index));
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(on_setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(on_bind), NULL);
  GtkWidget *grid = gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(names))), factory);
  gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), 2);
  gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), 2);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), grid);
  gtk_widget_set_size_request(scrolled, 350, 338);
  return scrolled;
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
  int width = gtk_widget_get_width(popover), height = gtk_widget_get_height(popover);
  if (width == 0 || !gtk_widget_get_mapped(popover))
    return;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  GdkPaintable *paintable = gtk_widget_paintable_new(popover);
  gdk_paintable_snapshot(paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  if (!node)
    return;
  GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(popover));
  GdkTexture *texture = gsk_renderer_render_texture(renderer, node, NULL);
  if (!gdk_texture_save_to_png(texture, file))
    _exit(1);
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  double seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec +
                   (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
  printf("{\"name\": \"start.picture\", \"value\": %.3f, \"unit\": \"ms\"}\n", seconds * 1e3);
  fflush(stdout);
  _exit(0);
}

int main(int count, char **arguments) {
  file = count > 1 ? arguments[1] : "people.png";
  gtk_init();
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 700, 600);
  GtkWidget *button = gtk_button_new_with_label("People");
  gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(button, GTK_ALIGN_START);
  gtk_window_set_child(GTK_WINDOW(window), button);
  popover = gtk_popover_new();
  gtk_popover_set_autohide(GTK_POPOVER(popover), FALSE);
  gtk_popover_set_child(GTK_POPOVER(popover), grid());
  gtk_widget_set_parent(popover, button);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window))), "after-paint",
                   G_CALLBACK(after_paint), NULL);
  gtk_popover_popup(GTK_POPOVER(popover));
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
}
