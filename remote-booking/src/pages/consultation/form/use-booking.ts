import { announce } from '@site/kit/runtime'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { bookingCopy } from './booking-copy.ts'
import type { BookingField } from './booking-copy-record.ts'
import { clearDraft, readDraft, saveDraft } from './booking-draft.ts'
import { bookingMailto } from './booking-mailto.ts'
import { startWithTopic, topicOf } from './booking-topic.ts'
import { type Control, controlOf, type FieldErrors, fieldError, formErrors } from './field-error.ts'
import { useBookingDraft } from './use-booking-draft.ts'
import { type BookingRequest, readBooking, useBookingRequest } from './use-booking-request.ts'

export type BookingForm = Pick<BookingRequest, 'status' | 'sent' | 'mailto'> & {
  ref: RefObject<HTMLFormElement | null>
  /** For the list of errors, which gets the focus. */
  summary: RefObject<HTMLElement | null>
  /** For what says that all is forgotten, which gets the focus. */
  forgotten: RefObject<HTMLParagraphElement | null>
  errors: FieldErrors
  /** What kept the last attempt from being sent: it is listed as well as shown beside the fields. */
  refused: FieldErrors | undefined
  topic: string | undefined
  /** Whether this host cannot take requests, so that they go out as letters. */
  mailOnly: boolean
  submit: (event: FormEvent<HTMLFormElement>) => void
  change: () => void
  leave: (field: BookingField, control: Control) => void
  /** Begins the message with another topic, or with none. */
  ask: (topic: string | undefined) => void
  /** Whether something is written that can be forgotten, or has just been. */
  draft: 'none' | 'kept' | 'forgotten'
  /** Empties the form and what the browser keeps of it. */
  forget: () => void
  /** Opens the form again after a success. */
  writeAnother: () => void
}

/**
 * The booking form: what is written and asked about, what is wrong with it, and what becomes of it. The fields are
 * uncontrolled: the browser holds the text, so that what is typed before hydration is never lost.
 */
export function useBooking(): BookingForm {
  const ref = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const forgotten = useRef<HTMLParagraphElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refused, setRefused] = useState<FieldErrors>()
  const [topic, setTopic] = useBookingDraft(ref)
  const mailOnly = useMailOnly()
  const [draft, setDraft] = useState<BookingForm['draft']>('none')
  useEffect(() => {
    // After the fields were filled from the draft, or by the visitor before the script was ready.
    if (ref.current && Object.values(readBooking(ref.current)).some(Boolean)) setDraft('kept')
  }, [])
  const request = useBookingRequest(ref, form => {
    clearDraft()
    form.reset()
    setTopic(undefined)
    setDraft('none')
  })

  function change(about: string | undefined): void {
    if (!ref.current) return
    const booking = readBooking(ref.current)
    saveDraft({ ...booking, ...(about && { topic: about }) })
    // What comes back to this entry without its draft was to be forgotten. Once: Safari allows a hundred changes in ten seconds.
    if (!history.state?.draftKept && Object.keys(readDraft()).length > 0) history.replaceState({ ...history.state, draftKept: true }, '')
    setDraft(Object.values(booking).some(Boolean) ? 'kept' : 'none')
    setErrors(stillWrong(errors, formErrors(ref.current, about)))
    if (request.status === 'failed') request.rewrite(booking)
  }

  function ask(about: string | undefined): void {
    if (!ref.current) return
    const message = controlOf(ref.current, 'message')
    message.value = startWithTopic(message.value, about, topic)
    setTopic(about)
    change(about)
    dropQuery()
  }

  function leave(field: BookingField, control: Control): void {
    const { [field.name]: _, ...others } = errors
    const error = fieldError(field, control, topic)
    setErrors(error ? { ...others, [field.name]: error } : others)
  }

  function forget(): void {
    const form = ref.current
    if (!form || request.isSending()) return
    clearDraft()
    form.reset()
    // The fields shrink and the button goes: what takes its place gets the focus, wherever it is then.
    flushSync(() => {
      setTopic(undefined)
      setErrors({})
      setRefused(undefined)
      request.reset()
      setDraft('forgotten')
    })
    dropQuery()
    forgotten.current?.focus()
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (request.isSending()) return
    const form = event.currentTarget
    // Whoever wrote over the beginning still asks about what the form says.
    const message = controlOf(form, 'message')
    message.value = startWithTopic(message.value, topic)
    const found = formErrors(form, topic)
    setRefused(undefined)
    if (Object.keys(found).length > 0) refuse(found)
    else if (mailOnly) location.assign(bookingMailto(readBooking(form)))
    else {
      announce(bookingCopy.sending)
      dropQuery()
      request.send(form)
    }
  }

  function refuse(found: FieldErrors): void {
    // The list has to stand before it can take the focus.
    flushSync(() => {
      setErrors(found)
      setRefused(found)
    })
    summary.current?.focus()
  }

  function writeAnother(): void {
    // The fields have to stand before one can take the focus.
    flushSync(request.reset)
    if (!ref.current) return
    // It may be what the visitor came back with while the letter before was on its way.
    const arrived = topicOf(location.search)
    if (arrived) ask(arrived)
    controlOf(ref.current, 'name').focus()
  }

  const actions = { submit, change: () => change(topic), leave, ask, forget, writeAnother }
  const { status, sent, mailto } = request
  return { ref, summary, forgotten, status, errors, refused, topic, sent, mailOnly, mailto, draft, ...actions }
}

/** An address that names the topic, or the fees of an estimate, tells what the letter was about, and would bring it back. */
const dropQuery = (): void => history.replaceState(history.state, '', location.pathname + location.hash)

/** The document of a static host says so (`data-booking` on `<html>`); read after hydration. */
function useMailOnly(): boolean {
  const [mailOnly, setMailOnly] = useState(false)
  useEffect(() => setMailOnly(document.documentElement.dataset.booking === 'mail'), [])
  return mailOnly
}

/** Of the errors that are shown, those that still hold: a field is not judged while it is first filled in. */
const stillWrong = (shown: FieldErrors, found: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in shown))
