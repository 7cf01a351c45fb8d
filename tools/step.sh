#!/bin/sh
# tools/step.sh NAME WHAT COMMAND...: says what begins, runs it, says how long it took; a failure names the step to repeat.
name=$1 what=$2
shift 2
begun=$(date +%s)
printf '\n== %s: %s\n' "$name" "$what"
"$@"
code=$?
took=$(($(date +%s) - begun))
if [ $code -eq 0 ]; then
    printf '== %s: done in %d:%02d min\n' "$name" $((took / 60)) $((took % 60))
else
    printf '== %s: FAILED after %d:%02d min; only this step again: make %s\n' "$name" $((took / 60)) $((took % 60)) "$name" >&2
fi
exit $code
