import { type CodePurpose, keepSentCode, readSentCode, type SentCode } from '@cartwright/core'
import { useEffect, useState } from 'react'
import { useShop } from '../provider/shop-provider'
import { useCountdown } from '../provider/use-countdown'

/** Until another code can be asked for (REGI-006). */
const RESEND_MS = 60_000

/** The wait for another code, which goes on after a reload, and after a step back. */
export function useCodeWait(purpose: CodePurpose) {
  const { drafts } = useShop()
  const [sent, setSent] = useState<SentCode | undefined>(() => readSentCode(drafts, purpose))
  const secondsLeft = useCountdown(sent?.waitsUntil ?? 0)
  const isOver = sent !== undefined && secondsLeft === 0
  useEffect(() => {
    if (isOver) keepSentCode(drafts, purpose, undefined)
  }, [isOver, drafts, purpose])
  return {
    /** Where the last code went. */
    sentTo: sent?.email,
    secondsLeft,
    begin(email: string): void {
      const waiting = { email, waitsUntil: Date.now() + RESEND_MS }
      keepSentCode(drafts, purpose, waiting)
      setSent(waiting)
    },
  }
}
