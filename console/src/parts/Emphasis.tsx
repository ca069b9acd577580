/** Text in which `**…**` emphasizes. Nothing else in it is markup: it is never HTML. */
export const Emphasis = ({ text }: { text: string }) =>
  text.split('**').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <strong key={key}>{part}</strong> : <span key={key}>{part}</span>
  })
