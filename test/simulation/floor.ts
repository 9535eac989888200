/** A list on its way through the stations of a made-up workshop. */
export interface Job {
  readonly id: number;
  /** The index of the first day on which somebody may work on it. */
  readonly from: number;
  /** The index of the day by which it was promised. */
  readonly due: number;
  /** What it really takes at each station, in minutes. */
  readonly minutes: readonly number[];
}

/** What a made-up workshop did. */
export interface FloorRun {
  /** The index of the day on which each job was done, by its id. */
  readonly doneOn: ReadonlyMap<number, number>;
  /** The minutes that were worked at each station. */
  readonly worked: readonly number[];
}

interface Waiting {
  readonly job: Job;
  left: number;
  /** The first day on which it may be worked on at its station. */
  from: number;
}

/**
 * Runs a workshop day by day: each station takes what lies before it, the first promised first, until the people there
 * go home. What is done at a station is at the next one on the following day. It knows nothing of bookings.
 *
 * @param available the minutes of each station on each day, by station and day
 */
export function runFloor(jobs: readonly Job[], available: readonly (readonly number[])[]): FloorRun {
  const doneOn = new Map<number, number>();
  const worked = available.map(() => 0);
  const waiting: Waiting[][] = available.map(() => []);
  const days = Math.max(0, ...available.map((ofStation) => ofStation.length));
  const arrivals = [...jobs].sort((one, other) => one.from - other.from);

  /** Puts a job before the first station from `station` on that has work for it. */
  function pass(job: Job, station: number, from: number): void {
    const next = job.minutes.findIndex((minutes, index) => index >= station && minutes > 0);
    if (next < 0) doneOn.set(job.id, from - 1);
    else waiting[next]?.push({ job, left: job.minutes[next] ?? 0, from });
  }

  for (let day = 0; day < days; day += 1) {
    while (arrivals[0] && arrivals[0].from <= day) {
      const job = arrivals.shift();
      if (job) pass(job, 0, Math.max(day, job.from));
    }
    // Stations are looked at from the last one, so that nothing passes two of them in a day.
    for (let station = available.length - 1; station >= 0; station -= 1) {
      let minutes = available[station]?.[day] ?? 0;
      const queue = waiting[station] ?? [];
      queue.sort((one, other) => one.job.due - other.job.due || one.job.id - other.job.id);
      for (const place of queue) {
        if (minutes <= 0) break;
        if (place.from > day) continue;
        const taken = Math.min(place.left, minutes);
        place.left -= taken;
        minutes -= taken;
        worked[station] = (worked[station] ?? 0) + taken;
        if (place.left <= 0) pass(place.job, station + 1, day + 1);
      }
      waiting[station] = queue.filter(({ left }) => left > 0);
    }
  }
  return { doneOn, worked };
}
