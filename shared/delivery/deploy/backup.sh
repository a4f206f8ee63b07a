#!/bin/sh
# Writes all that a site cannot be built again without into one archive, while it runs: releases and how they are rolled out,
# tokens, the secret of previews and sign-ins, what was counted, requests.
# Usage: backup.sh FOLDER ARCHIVE    FOLDER has `store` and `outbox`, such as /var/lib/site
# Restored by: tar -xzf ARCHIVE -C FOLDER    into an empty FOLDER, before the server starts
# What points is read before what it points to, and nothing that is pointed to is ever changed: whoever publishes meanwhile is in the
# archive whole, or not at all. A request that is passed on meanwhile moves to `sent`, which is read after it, in the order of names.
set -eu
archive=$(realpath "$2")
cd "$1"
set --
for part in outbox store/*.json store/visits/sums.json store/previews store/releases store/files; do
  [ ! -e "$part" ] || set -- "$@" "$part"
done
umask 077
trap 'rm -f "$archive.part"' EXIT # a disk that is full is not filled by half an archive
status=0
tar -czf "$archive.part" --sort=name --warning=no-file-removed --warning=no-file-changed --exclude='*.draft' --exclude='.*.lock' "$@" || status=$?
# 1: a file went while it was read, which only passed requests do.
[ "$status" -le 1 ]
mv "$archive.part" "$archive"
