import { beforeEach, expect, test } from 'vitest'
import { closeModal, modalStore, openModal } from '#client/modals/modal-store.ts'

beforeEach(() => Object.assign(modalStore, { modal: undefined, open: false, target: undefined }))

test('the modal store has name, open flag, target and the caller’s payload (§2.7)', () => {
  const card = { contentType: 'card', id: '1', title: 'Wash' } as const
  openModal({ name: 'card', payload: card }, 'opener')
  expect(modalStore.modal).toEqual({ name: 'card', payload: card })
  expect(modalStore.open).toBe(true)
  expect(modalStore.target).toBe('opener')
})

test('a closed modal stays rendered until another opens', () => {
  openModal({ name: 'terms' })
  closeModal()
  expect(modalStore.open).toBe(false)
  expect(modalStore.modal).toEqual({ name: 'terms' })
})
