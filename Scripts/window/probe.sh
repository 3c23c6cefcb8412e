# The probe, an application that says what reaches it: input, bursts, loops, several windows, and ways to end.
# shellcheck shell=bash

# The middles of its squares: counting, animating, a nested loop, a busy main queue, a further window.
field_at=(160 140) count_at=(60 60) animate_at=(160 60) nest_at=(260 60) yield_at=(360 60) open_at=(460 60)

click_often() { xdotool mousemove --window "$window" "${count_at[@]}" click --repeat "$1" --delay 0 1; }
latency() { "$x11" latency "$window" "${count_at[@]}" "$1" || fail "a press was not seen"; }

# A key that is held repeats, also where the window system leaves that to the application.
hold_key() {
  xdotool keydown b
  expect_said '^key repeats 5'
  xdotool keyup b
}

# ---- Without a display
(
  unset DISPLAY WAYLAND_DISPLAY
  start WindowProbe
  expect_end 1
  expect_said 'no display: set DISPLAY'
  DISPLAY=:987 start WindowProbe
  expect_end 1
  expect_said "can't open the display"
  POPOVER_HOST=screen start WindowProbe
  expect_end 1
  expect_said "POPOVER_HOST is 'screen'"
  POPOVER_HOST=headless POPOVER_SCALE=2 start WindowProbe
  expect_said '^window 1 opens at scale 2.0'
  kill -TERM "$app"
  expect_end 143
  expect_said '^terminates'
)

# ---- One window
start_x 24
start WindowProbe
wait_for_window 'Probe 1'
expect_said '^window 1 opens at scale 1.0'
expect_idle "a new window"
note "an idle window wakes the main thread $idle times in a second"
[[ $("$x11" minimum "$window") == "400 300" ]] || fail "the window does not say how small it may become"

click_often 200
expect_said '^count 200$'
note "200 clicks in a burst arrived"

xdotool mousemove --window "$window" "${count_at[@]}" mousedown 1 mousemove --window "$window" 500 300 mouseup 1
expect_said '^moves to 500 300'
xdotool key Escape key shift+a
expect_said '^key 41 UIKeyInputEscape'
expect_said '^key 4 A'
hold_key
xdotool windowsize "$window" 700 500
expect_said '^size 700 500'

# ---- A text field
press_at "${field_at[@]}"
xdotool type --delay 20 'Ada (1815)'
expect_said '^text Ada \(1815\)$'
xdotool key ctrl+a key ctrl+c key End key ctrl+v
expect_said '^text Ada \(1815\)Ada \(1815\)$'
xdotool key shift+Home key BackSpace key eacute
expect_said '^text é$'
# A caret stops blinking some time after the last key.
at_rest() { # for a second
  local before
  before=$(main_switches)
  sleep 1
  [[ $(main_switches) == "$before" ]]
}
until_true 20 at_rest || fail "a caret blinks for ever"
xdotool key Return
expect_said '^text ends$'

# Whatever is presented covers what somebody else painted: only the pressed square may be.
pixel_is() { [[ $("$x11" pixel "$window" "$1" "$2") == "$3" ]]; }
"$x11" spot "$window" 60 60
"$x11" spot "$window" 350 250
press_at 70 70
until_true 5 pixel_is 60 60 000000 || fail "a press was not presented"
pixel_is 350 250 ff0000 || fail "a press presented more than the square"

read -r median most_often most < <(latency 100)
note "a press is a picture after $median ms, 95 of 100 within $most_often ms, all within $most ms"

press_at "${animate_at[@]}"
expect_said '^frames'
note "an animation had $(sed -n 's/^frames //p' "$scratch/said")"
expect_idle "after an animation"

# ---- Loops
press_at "${nest_at[@]}"
expect_said '^nested loop begins'
click_often 20
expect_said '^nested loop ends after [1-9][0-9]+ presses'
until_true 5 said '^count 322$' || fail "clicks into a nested loop were lost"

press_at "${yield_at[@]}"
expect_said '^yielding begins'
click_often 200
expect_said '^count 522$'
read -r median most_often most < <(latency 50)
note "beside a task that never rests a press is a picture after $median ms, 95 of 100 within $most_often ms"
press_at "${yield_at[@]}"
expect_said '^yielding ends'
expect_idle "after a busy time"

# ---- Two windows
press_at "${open_at[@]}"
first=$window
wait_for_window 'Probe 2'
press_at "${animate_at[@]}"
"$x11" close "$window"
expect_said '^Probe 2 closes'
window=$first
click_often 1
expect_said '^count 573$'

# ---- Closing while something moves
press_at "${animate_at[@]}"
"$x11" close "$window"
expect_end 0
expect_said '^terminates'

# ---- The desktop's scale
"$x11" resources $'Xcursor.size:\t24\nXft.dpi:\t144\n'
start WindowProbe
wait_for_window 'Probe 1'
expect_said '^window 1 opens at scale 1.5'
xdotool mousemove --window "$window" 90 90 click 1
expect_said '^count 1$'
[[ $("$x11" minimum "$window") == "600 450" ]] || fail "the least size is not in pixels"
kill -TERM "$app"
expect_end 143
expect_said '^terminates'
"$x11" resources ''
