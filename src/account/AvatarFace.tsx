'use client';
import { useState } from 'react';
import { visibleInitial, type LintelUser } from '../site/auth';
import * as styles from './Account.css';

/** The first letter of the visitor's name, until their picture is there (behaviour A8). */
export function AvatarFace({ user }: { user: LintelUser }) {
  const { avatarAssetUrl: picture, firstName, email } = user;
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  return (
    <>
      {picture && picture === loaded ? null : (
        <span>{visibleInitial(firstName ?? email)}</span>
      )}
      {picture && picture !== failed ? (
        <img
          // Some hosts refuse requests that say which site they come from.
          referrerPolicy="no-referrer"
          src={picture}
          // The link or button around the picture is labelled.
          alt=""
          width={32}
          height={32}
          decoding="async"
          className={styles.picture}
          onLoad={() => setLoaded(picture)}
          onError={() => setFailed(picture)}
        />
      ) : null}
    </>
  );
}
