/** Working days within which the office answers. */
const workingDays = 2

/** The day on which a reply to a letter of `sent` is due, in the visitor's own calendar. It knows weekends and no holidays. */
export function replyDay(sent: Date): Date {
  const day = new Date(sent)
  for (let left = workingDays; left > 0; ) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() % 6 !== 0) left -= 1
  }
  return day
}
