interface ClampedProps {
  text: string;
  /** As many as it may take. */
  lines?: number;
}

/** A text that takes no more lines than a row has room for; whole in its title. */
export const Clamped = ({ text, lines = 2 }: ClampedProps) => (
  <span
    title={text}
    style={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: lines,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      wordBreak: lines === 1 ? 'break-all' : undefined,
    }}
  >
    {text}
  </span>
);
