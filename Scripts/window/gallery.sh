# The gallery as its user sees it: what its window shows after real input is, to the pixel, what the stage draws.
# shellcheck shell=bash

# The buttons of the list of actions.
button_at() { echo "360 $((100 + 52 * $1))"; }
press_button() { press_at $(button_at "$1"); }

pictures() { # NAME OPTION... : the stage's pictures of the popovers, into a folder of that name
  "$programs/popover" demo --headless --out "$scratch/$1" --scale 1 --database "$scratch/people.sqlite" "${@:2}" \
    >"$scratch/said" 2>&1 || fail "the stage drew no pictures"
}
start_gallery() {
  start popover demo people --scale 1 --database "$scratch/people.sqlite" "$@"
  wait_for_window PopoverKit
}
same_list() { # whether the list shows as before, apart from the line under it
  look && [[ $(compare -metric AE -extract 640x390+0+0 "$scratch/seen.png" "$scratch/list.png" null: 2>&1) == 0 ]]
}

pictures stage
start_gallery
keep_picture list

press_button 0
expect_picture "$scratch/stage/single-column@1x.png" "a popover opens"
expect_idle "an open popover"
press_at 4 4
expect_picture "$scratch/list.png" "a click outside closes it"

press_button 1
expect_picture "$scratch/stage/two-columns@1x.png" "a popover with columns opens"
xdotool key Escape
expect_picture "$scratch/list.png" "Escape closes it"

# On the stage, where no time passes, the bar that tells of more stays; here it fades, and is all that may differ.
bar=900
press_button 3
expect_picture "$scratch/stage/two-sections@1x.png" "a popover with sections opens" $bar
xdotool mousemove --window "$window" 420 400 click --repeat 2 --delay 10 5
until_true 5 differs "$scratch/stage/two-sections@1x.png" $bar || fail "the wheel scrolls nothing"
xdotool click --repeat 4 --delay 10 4
expect_picture "$scratch/stage/two-sections@1x.png" "the wheel scrolls back" $bar
xdotool key Escape
expect_picture "$scratch/list.png" "Escape closes it"

press_button 0
expect_picture "$scratch/stage/single-column@1x.png" "a popover opens"
press_at 330 195
until_true 8 same_list || fail "choosing a person does not close the popover"
differs "$scratch/list.png" 0 || fail "nobody says who was chosen"

pictures small --size 480x560
xdotool windowsize "$window" 480 560
until_true 8 rests || fail "the window never rests"
press_button 0
expect_picture "$scratch/small/single-column@1x.png" "a window made narrow has a sheet"
xdotool windowsize "$window" 700 600
until_true 8 rests || fail "the window never rests"
xdotool windowsize "$window" 480 560
expect_picture "$scratch/small/single-column@1x.png" "wide and narrow again"
note "what the window showed was to the pixel what the stage draws"

press_at 4 4
press_button 1
"$x11" close "$window"
expect_end 0

# ---- A screen of fewer colours
before=$DISPLAY
start_x 16
start_gallery
until_true 8 rests
press_button 0
expect_picture "$scratch/stage/single-column@1x.png" "16 bits a pixel" 0 -fuzz 5%
kill -TERM "$app"
expect_end 143
export DISPLAY=$before
