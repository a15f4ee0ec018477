/**
 * A picture in black and white, drawn here: posts, a beam, and light through
 * the door.
 */
export function Doorway({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
    >
      <defs>
        <linearGradient id="doorway-wall" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#d9d7d2" />
          <stop offset="1" stopColor="#8f8c86" />
        </linearGradient>
        <linearGradient id="doorway-room" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#151515" />
          <stop offset="1" stopColor="#3a3936" />
        </linearGradient>
        <linearGradient id="doorway-light" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.95" />
          <stop offset="1" stopColor="#ffffff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="doorway-floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6f6c67" />
          <stop offset="1" stopColor="#b9b6b0" />
        </linearGradient>
      </defs>
      <rect width="1600" height="900" fill="url(#doorway-wall)" />
      <rect y="716" width="1600" height="184" fill="url(#doorway-floor)" />
      <path d="M960 196h320v520H960z" fill="url(#doorway-room)" />
      <path d="M1120 196h160v520h-160z" fill="#0e0e0e" opacity="0.35" />
      <path d="M900 132h440v64H900z" fill="#f1efeb" />
      <path d="M900 196h440v14H900z" fill="#0e0e0e" opacity="0.28" />
      <path d="M900 196h60v520h-60z" fill="#c6c3bd" />
      <path d="M1280 196h60v520h-60z" fill="#7b7872" />
      <path
        d="M960 716h320L760 900H180z"
        fill="url(#doorway-light)"
        opacity="0.7"
      />
      <path d="M0 0h520L180 716H0z" fill="#ffffff" opacity="0.16" />
      <path d="M1340 196l140 520h-140z" fill="#0e0e0e" opacity="0.22" />
    </svg>
  );
}
