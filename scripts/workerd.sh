#!/bin/sh
# workerd as a local start runs it. Ctrl+C and the end of the terminal reach every process of it: only the start itself
# answers to them, so that the requests under way are answered first. The start is told which process this is.
trap '' INT HUP
echo "workerd $$" >&2
exec "$MONDAYBRIEF_WORKERD" "$@"
