import type { ChosenPrinter } from '@cartwright/core'

/** What is narrower says it all: a series belongs to one brand, a model to one series. */
export const printerPath = ({ brandId, seriesId, modelId }: ChosenPrinter): string => {
  if (modelId !== undefined) return `/printers?modelId=${modelId}`
  if (seriesId !== undefined) return `/printers?seriesId=${seriesId}`
  return brandId === undefined ? '/printers' : `/printers?brandId=${brandId}`
}
