import type { ComponentProps } from 'react'
import { useFormStatus } from 'react-dom'

/** A form whose fields keep their content. React would reset it after each action, also after a failed one. */
export function Form(props: ComponentProps<'form'>) {
  return <form {...props} onReset={(event) => event.preventDefault()} />
}

/** Ignored while the form's action runs. */
export function SubmitButton({ className = 'btn btn-dark', ...rest }: ComponentProps<'button'>) {
  const { pending } = useFormStatus()
  return <button {...rest} className={className} aria-busy={pending} onClick={(event) => pending && event.preventDefault()} />
}
