-- Asks for the addresses of a file one after another, all connections together, and says in one line of JSON how that went.

local at = 0
local requests = {}

-- In the names of as many visitors as the site remembers, as a proxy in front would say them: of one it counts but sixty
-- documents in ten minutes, and what counting costs is to be measured.
local visitors = 10000

function init(args)
  local paths = {}
  for path in io.lines(args[1]) do
    paths[#paths + 1] = path
  end
  wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
  wrk.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
  for visitor = 1, visitors do
    wrk.headers["X-Forwarded-For"] = string.format("10.0.%d.%d", math.floor(visitor / 256), visitor % 256)
    requests[visitor] = wrk.format("GET", paths[(visitor - 1) % #paths + 1])
  end
  math.randomseed(os.time())
  at = math.random(visitors)
end

function request()
  at = at % #requests + 1
  return requests[at]
end

-- Times come in microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"seconds":%.6f,"requests":%d,"bytes":%d,"p50":%.3f,"p99":%.3f,"failed":%d}\n',
    summary.duration / 1e6, summary.requests, summary.bytes,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
