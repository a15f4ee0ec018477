// @vitest-environment node
import { expect, test } from 'vitest';
import * as testing from '../../src/testing/index';

test('the entry exports the functions for page teams', () => {
  expect(Object.keys(testing).sort()).toEqual([
    'brokenNavigation',
    'createBackend',
    'createBackendControl',
    'createRecordingTracker',
    'createVisitor',
    'exampleNavigation',
    'exampleUsers',
    'forgetPage',
    'lintelBackend',
    'loggedEvents',
    'startServer',
  ]);
});
