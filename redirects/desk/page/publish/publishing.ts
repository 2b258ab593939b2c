import { proxy } from 'valtio'

export const publishing = proxy({ isOpen: false })

export function openPublishing(): void {
  publishing.isOpen = true
}

export function closePublishing(): void {
  publishing.isOpen = false
}
