export const Pin = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 40 52" aria-hidden="true">
    <path
      d="M20 51C12 38 3 31 3 19a17 17 0 0 1 34 0c0 12-9 19-17 32Z"
      fill="var(--mantine-primary-color-filled)"
      stroke="#fff"
      strokeWidth="2.5"
    />
    <circle cx="20" cy="19" r="6.5" fill="#fff" />
  </svg>
);
