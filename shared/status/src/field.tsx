import type { ComponentProps } from 'react'
import styles from './field.module.css'

export type FieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  id: string
  label: string
  hint?: string
  error?: string | undefined
}

/** A field with its label, and what is wrong with it in words. */
export function Field({ id, label, hint, error, ...input }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={styles.control}
        {...(described && { 'aria-describedby': described })}
        {...(error && { 'aria-invalid': true })}
      />
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <span aria-hidden="true">✗</span> {error}
        </p>
      )}
    </div>
  )
}
