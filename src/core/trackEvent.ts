/** An analytics event's own fields (specification §3); the envelope adds the others. */
export interface TrackEvent {
  actor?: string;
  action: string;
  object_type: string;
  object_identifier?: string;
  object_display_name?: string;
  object_value?: string;
  destination_url?: string;
  product_section?: string;
  product_page?: string;
  product_area?: string;
}
