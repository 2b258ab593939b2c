import { expect, test } from 'vitest'
import {
  directionsAddress,
  emailAddress,
  phoneAddress,
} from '#client/stations/page/contact-addresses.ts'

const address = {
  street: 'Storgata 1 & 2',
  postalCode: '9561',
  city: 'Alta',
  country: 'NO',
} as const

test('directions go to the station’s coordinates, or to its address without them', () => {
  const start = 'https://www.google.com/maps/dir/?api=1&destination='
  expect(directionsAddress({ name: 'S', address, location: { lat: 69.97, lon: -23.2 } })).toBe(
    `${start}69.97%2C-23.2`,
  )
  expect(directionsAddress({ name: 'St1 <b>', address })).toBe(
    `${start}St1%20%3Cb%3E%2C%20Storgata%201%20%26%202%2C%209561%20Alta`,
  )
  expect(
    directionsAddress({
      name: '\ud800',
      address: { ...address, street: '', postalCode: '', city: '' },
    }),
  ).toBe(`${start}%EF%BF%BD`)
})

test.each([
  ['+358 10 555 1331', 'tel:+358105551331'],
  ['010-555 (13) 31', 'tel:0105551331'],
  ['112', 'tel:112'],
  ['call us', undefined],
  ['', undefined],
  ['+', undefined],
  ['javascript:alert(1)', undefined],
  ['1;ext=2', undefined],
  ['1'.repeat(50), undefined],
])('the link of the phone number %s is %s', (phone, expected) => {
  expect(phoneAddress(phone)).toBe(expected)
})

test.each([
  ['askola@st1.example', 'mailto:askola@st1.example'],
  ['a.b+c@x-y.co.uk', 'mailto:a.b+c@x-y.co.uk'],
  ['a@b', undefined],
  ['a@b.fi?bcc=all@b.fi', undefined],
  ['a@b.fi,c@d.fi', undefined],
  ['a b@c.fi', undefined],
  ['"<x>"@c.fi', undefined],
])('the link of the e-mail address %s is %s', (email, expected) => {
  expect(emailAddress(email)).toBe(expected)
})
