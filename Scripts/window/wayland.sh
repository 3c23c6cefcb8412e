# The same under Wayland: weston in a window of the X server, whose shell gives the application all of its screen.
# shellcheck shell=bash

start_weston() { # WIDTH HEIGHT : window is weston's
  weston --backend=x11-backend.so --use-pixman --shell=kiosk-shell.so --width="$1" --height="$2" \
    --socket=test-window --no-config --idle-time=0 >"$scratch/weston" 2>&1 &
  started+=($!)
  weston_is_up() {
    [[ -S $XDG_RUNTIME_DIR/test-window ]] &&
      window=$(sed -n 's/.*x11 output.*window id \([0-9]*\).*/\1/p' "$scratch/weston") && [[ -n $window ]]
  }
  until_true 10 weston_is_up || return 1
  # No window manager does it, and the last window took the focus away with it.
  xdotool windowfocus "$window"
}

# The compositor draws the pointer into the picture: in the last corner next to nothing of it is seen. It adds up the
# pointer's moves, and one that it does not hear of while its own window is still new leaves it elsewhere for good. Where
# the pointer comes into the window it takes the place as it is; so the pointer goes out and in, as often as is looked.
park() { xdotool mousemove 1270 1014 mousemove --window "$window" 639 719; }
shows_parked() { park && shows "$@"; }
expect_parked() { # PICTURE WHAT : it shows, but for the little of the pointer
  until_true 8 shows_parked "$1" 30 || expect_picture "$1" "$2" 30
}

if start_weston 640 720; then
  export WAYLAND_DISPLAY=test-window SDL_VIDEODRIVER=wayland
  start popover demo people --scale 1 --database "$scratch/people.sqlite"
  expect_parked "$scratch/list.png" "the list under Wayland"
  expect_idle "a window under Wayland"
  press_button 0
  expect_parked "$scratch/stage/single-column@1x.png" "a popover under Wayland"
  press_at 4 4
  expect_parked "$scratch/list.png" "a click outside under Wayland"
  kill -TERM "$app"
  expect_end 143

  start WindowProbe
  until_true 8 rests
  click_often 200
  expect_said '^count 200$'
  note "under Wayland an idle window wakes the main thread $idle times in a second; 200 clicks in a burst arrived"
  hold_key
  press_at "${animate_at[@]}"
  expect_said '^frames'
  note "under Wayland an animation had $(sed -n 's/^frames //p' "$scratch/said")"
  kill -TERM "$app"
  expect_end 143
else
  note "weston does not start here; Wayland is not tested"
fi
