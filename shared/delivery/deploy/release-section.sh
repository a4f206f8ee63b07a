#!/bin/sh
# Releases one section: tests, builds and publishes it, gives it to 1 % of the visitors, and then, as the canary analysis says, to all
# or to none. It ends with 1 when visitors keep what they had; where a step fails on the way it ends too, and the canary keeps its
# weight. In the root of the checkout:
#   RELEASE_SERVER=https://releases.example.org RELEASE_TOKEN=site_… sh shared/delivery/deploy/release-section.sh remote-resources
set -eu
section=$1
percent=${PERCENT:-1}
minutes=${MINUTES:-120} # in which enough visitors have to come
pause=${PAUSE:-60}      # seconds between two looks: more than the analysis takes to settle
if [ "0${percent%.*}" -gt 50 ] || [ -z "$(printf %s "$percent" | tr -d 0.)" ]; then
  echo "PERCENT=$percent: expected above 0 and at most 50, for the canary is compared with those who keep what they had"
  exit 2
fi

release() { npm run -s release -- "$@" --json; }
# What the JSON on the standard input says; `it` is the section's part of the status.
say() { node -p "const all = JSON.parse(require('fs').readFileSync(0)), it = all.programs?.find(each => each.program === '$section'); $1"; }
take_back() {
  release rollback "$section" "$id" > /dev/null
  echo "$section $id was taken back: $1"
  exit 1
}

status=$(release status)
if [ "$(printf %s "$status" | say 'typeof all.guard')" != object ]; then
  echo 'No canary is judged there: the server has GUARD=off, or RELEASE_SERVER names none. Nothing was done'
  exit 1
fi
npm run test:unit -- "$section"
published=$(release publish "$section")
id=$(printf %s "$published" | say all.release)
status=$(release status)
if [ "$(printf %s "$status" | say 'it?.stable?.release')" = "$id" ]; then
  echo "$section $id is what visitors have already"
  exit 0
fi
release rollout "$section" "$id" "$percent" > /dev/null
echo "$section $id goes to $percent % of the visitors"
deadline=$(($(date +%s) + minutes * 60))
# Where it was rolled out before, its visits of then judge nothing now.
until status=$(release status); do sleep "$pause" && [ "$(date +%s)" -lt "$deadline" ] || exit 1; done
base=$(printf %s "$status" | say 'it?.canary?.counts?.compared ?? 0')

before=''
while [ "$(date +%s)" -lt "$deadline" ]; do
  sleep "$pause"
  status=$(release status) || continue # the server may be away for a moment
  now=$(printf %s "$status" | say "const { canary } = it; canary?.release !== '$id' ? 'other'
    : canary.stopped ? 'worse' : !canary.weight ? 'other' : canary.counts?.compared - $base >= all.guard?.visits ? 'enough' : 'too few'")
  echo "$(date -u +%H:%M:%S) visits: $(printf %s "$status" | say "(it.canary?.counts?.compared ?? $base) - $base"), $now"
  case $before,$now in
    *,worse) take_back "$(printf %s "$status" | say it.canary.stopped)" ;;
    *,other)
      echo "Somebody else decided on $section meanwhile: nothing more is done"
      exit 1
      ;;
    enough,enough) # at the second look all of them are judged
      release promote "$section" "$id" > /dev/null
      echo "$section $id goes to all visitors"
      exit 0
      ;;
  esac
  before=$now
done
take_back "too few visitors came in $minutes minutes"
