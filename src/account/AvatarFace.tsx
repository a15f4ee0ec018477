'use client';
import { useState } from 'react';
import { visibleInitial, type User } from '../site/auth';
import * as styles from './Account.css';

/** The visitor's picture, or the first letter of their name if there is none or it fails to load (behaviour A8). */
export function AvatarFace({ user }: { user: User }) {
  const { avatarAssetUrl, firstName, email } = user;
  const [failed, setFailed] = useState<string>();
  if (avatarAssetUrl && avatarAssetUrl !== failed) {
    return (
      <img
        src={avatarAssetUrl}
        // The link or button around the picture is labelled.
        alt=""
        width={32}
        height={32}
        decoding="async"
        className={styles.picture}
        onError={() => setFailed(avatarAssetUrl)}
      />
    );
  }
  return visibleInitial(firstName ?? email);
}
