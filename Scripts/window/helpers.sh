# What the parts of test-window share. Sourced; `scratch`, `programs` and `x11` are set.
# shellcheck shell=bash

fail() {
  echo "test-window: FAILED: $*" >&2
  if [[ -s $scratch/said ]]; then
    echo "  ---- the last lines the program said" >&2
    tail -n 12 "$scratch/said" >&2
  fi
  if [[ -s $scratch/seen.png ]]; then
    mkdir -p build/test-window
    cp "$scratch"/*.png build/test-window/ && echo "  ---- pictures are in build/test-window" >&2
  fi
  exit 1
}
note() { printf 'test-window: %s\n' "$*"; }

# until SECONDS COMMAND... : runs the command again and again until it succeeds; fails after so long.
until_true() {
  local end=$((${EPOCHREALTIME/./} + $1 * 1000000))
  until "${@:2}"; do
    ((${EPOCHREALTIME/./} < end)) || return 1
    sleep 0.02
  done
}

# ---- Programs and displays

start_x() { # DEPTH : a virtual X server; DISPLAY is set to it
  local number
  exec {pipe}<> <(:)
  Xvfb -displayfd "$pipe" -screen 0 "1280x1024x$1" -noreset -nolisten tcp 2>/dev/null &
  started+=($!)
  read -r -t 10 -u "$pipe" number || fail "Xvfb did not start"
  exec {pipe}>&-
  export DISPLAY=:$number
}

start() { # PROGRAM ARGUMENT... : starts it; app is its process
  : >"$scratch/said"
  "$programs/$1" "${@:2}" >"$scratch/said" 2>&1 &
  app=$!
  started+=("$app")
}

find_window() { window=$(xdotool search --onlyvisible --name "$1" 2>/dev/null | head -n 1) && [[ -n $window ]]; }
wait_for_window() { until_true 10 find_window "$1" || fail "no window named '$1' came"; }

ends() { ! kill -0 "$app" 2>/dev/null; }
expect_end() { # STATUS : the program ends, with this status
  until_true 5 ends || fail "the program does not end"
  local status=0
  wait "$app" || status=$?
  [[ $status == "$1" ]] || fail "the program ended with status $status instead of $1"
}

said() { grep -qE -- "$1" "$scratch/said"; }
expect_said() { until_true 5 said "$1" || fail "the program never said '$1'"; }

# ---- Input and pictures

press_at() { xdotool mousemove --window "$window" "$1" "$2" click 1; }
look() { import -silent -window "$window" "$scratch/seen.png"; }

differing() { # PICTURE [OPTION...] : how many pixels of the window are not as in the picture
  local count
  look || return 1
  count=$(compare -metric AE "${@:2}" "$scratch/seen.png" "$1" null: 2>&1) || [[ $? == 1 ]] || count=all
  echo "$count"
}
shows() { # PICTURE PIXELS [OPTION...] : whether the window shows it, but for so many pixels
  local count
  count=$(differing "$1" "${@:3}")
  [[ $count =~ ^[0-9.e+]+$ ]] && awk "BEGIN { exit !($count <= $2) }"
}
expect_picture() { # PICTURE WHAT [PIXELS [OPTION...]]
  until_true 8 shows "$1" "${3:-0}" "${@:4}" && return
  cp "$1" "$scratch/expected.png"
  fail "$2: $(differing "$1" "${@:4}") pixels are not as the stage draws them"
}
differs() { ! shows "$1" "$2"; } # PICTURE PIXELS : whether more than so many pixels are not as in the picture
rests() { # whether two pictures in a row are the same
  look
  cp "$scratch/seen.png" "$scratch/before.png"
  sleep 0.1
  shows "$scratch/before.png" 0
}
keep_picture() { # NAME : what the window shows once it rests
  until_true 8 rests || fail "the window never rests"
  cp "$scratch/seen.png" "$scratch/$1.png"
}

# ---- Wake-ups

switches() { # FILE... : context switches so far
  cat "$@" 2>/dev/null | awk '/ctxt_switches/ { sum += $2 } END { print sum + 0 }'
}
main_switches() { switches "/proc/$app/task/$app/status"; }
expect_idle() { # WHAT : for a second nothing wakes the main thread; it may need a moment to come to rest
  local try before
  for try in 1 2 3; do
    before=$(main_switches)
    sleep 1
    idle=$(($(main_switches) - before))
    [[ $idle == 0 ]] && return
  done
  fail "$1: the main thread of an idle window woke $idle times in a second"
}
