import type { BookingSite } from '../../src/booking/booking-routes.ts'

export const site: BookingSite = {
  name: 'Ada Example',
  origin: 'https://site.example',
  emails: {
    office: 'office@site.example',
    general: 'hello@site.example',
    consultation: 'consult@site.example',
    media: 'press@site.example',
    speaking: 'speaking@site.example',
  },
  emailProvider: { origin: 'self', publicKey: 'key', serviceId: 'service', templateId: 'template' },
}

export const booking = {
  name: 'Amara Osei',
  email: 'amara@visitor.example',
  organisation: 'Northgate Youth Justice Board',
  message: 'We run two secure units.\nCould we speak before the end of the month?',
}

/** The body that `send` of @emailjs/browser 4.4.1 posts (its es/methods/send/send.js). */
export const emailJsBody = (params: unknown = booking) => ({
  lib_version: '4.4.1',
  user_id: site.emailProvider.publicKey,
  service_id: site.emailProvider.serviceId,
  template_id: site.emailProvider.templateId,
  template_params: params,
})
