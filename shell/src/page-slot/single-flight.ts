/** Runs `make` once for each key; a rejection is forgotten, so that the next call tries again. */
export function singleFlight<T>(flights: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const flight = flights.get(key) ?? make()
  flights.set(key, flight)
  flight.catch(() => flights.delete(key))
  return flight
}
