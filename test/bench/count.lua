-- Stops after the number of answers given on the command line.
local limit, answers = 0, 0

function init(args)
  limit = tonumber(args[1])
end

function response()
  answers = answers + 1
  if answers >= limit then
    wrk.thread:stop()
  end
end
