import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { useGoogleConsent } from '../../src/react/analytics/useGoogleConsent';
import { replaceForTest } from './trackedPage';

const answer = (kind: string, answers: Record<string, string>) =>
  act(() => void window.dataLayer?.push(['consent', kind, answers]));

beforeEach(() => replaceForTest(window, 'dataLayer', []));

it('follows the banner, from pending on', () => {
  const { result } = renderHook(() => useGoogleConsent());
  expect(result.current).toBe('pending');
  answer('update', { analytics_storage: 'granted' });
  expect(result.current).toBe('granted');
  answer('update', { analytics_storage: 'denied' });
  expect(result.current).toBe('denied');
});

it('knows an answer from before it was there', () => {
  window.dataLayer?.push([
    'consent',
    'default',
    { analytics_storage: 'granted' },
  ]);
  expect(renderHook(() => useGoogleConsent()).result.current).toBe('granted');
});

it('asks about another purpose', () => {
  const { result, rerender } = renderHook(useGoogleConsent, {
    initialProps: 'ad_storage',
  });
  answer('update', { analytics_storage: 'granted' });
  expect(result.current).toBe('pending');
  rerender('analytics_storage');
  expect(result.current).toBe('granted');
});

it('is pending on a server', () => {
  const Consent = () => <p>{useGoogleConsent()}</p>;
  expect(renderToString(<Consent />)).toBe('<p>pending</p>');
});
