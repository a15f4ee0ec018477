import { posthog } from 'posthog-js';
import { collector, enter, textOf } from './contestant';

posthog.init('phc_bench', {
  api_host: collector,
  advanced_disable_flags: true,
  autocapture: false,
  capture_pageview: false,
  capture_pageleave: false,
  capture_performance: false,
  disable_compression: true,
  disable_external_dependency_loading: true,
  disable_session_recording: true,
  disable_surveys: true,
  // Otherwise it discards events of automated browsers.
  opt_out_useragent_filter: true,
  rate_limiting: { events_per_second: 1000, events_burst_limit: 10_000 },
  loaded: () =>
    enter({
      track: (name, length) =>
        void posthog.capture(name, { text: textOf(length) }),
    }),
});
