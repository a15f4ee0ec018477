'use client';
import { useState } from 'react';
import type { User } from '../../core/account/auth';
import * as styles from './Avatar.css';

/** The member's picture, or the first letter: also where the picture cannot be had (specification §4). */
export function AvatarFace({ user }: { user: User }) {
  const { avatarAssetUrl, firstName, email } = user;
  const [failed, setFailed] = useState<string>();
  if (avatarAssetUrl && avatarAssetUrl !== failed) {
    return (
      <img
        src={avatarAssetUrl}
        // The link or button around it has a name.
        alt=""
        width={32}
        height={32}
        decoding="async"
        className={styles.picture}
        onError={() => setFailed(avatarAssetUrl)}
      />
    );
  }
  return [...(firstName ?? email)][0] ?? '';
}
