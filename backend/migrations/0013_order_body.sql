-- The body of an order is one JSON value, which orders/order.ts parses. SQL queries use the other columns.
ALTER TABLE orders ADD COLUMN body TEXT NOT NULL DEFAULT '{}';
UPDATE orders SET body = json_object(
  'requestHash', request_hash,
  'locale', locale,
  'customer', json(customer),
  'sendSms', json(iif(send_sms, 'true', 'false')),
  'paymentType', payment_type,
  'paymentName', payment_name,
  'returnUrl', return_url,
  'items', json(items),
  'totals', json(totals),
  'deliveryConsent', json(iif(delivery_consent, 'true', 'false'))
);
ALTER TABLE orders DROP COLUMN request_hash;
ALTER TABLE orders DROP COLUMN locale;
ALTER TABLE orders DROP COLUMN customer;
ALTER TABLE orders DROP COLUMN send_sms;
ALTER TABLE orders DROP COLUMN payment_type;
ALTER TABLE orders DROP COLUMN payment_name;
ALTER TABLE orders DROP COLUMN return_url;
ALTER TABLE orders DROP COLUMN items;
ALTER TABLE orders DROP COLUMN totals;
ALTER TABLE orders DROP COLUMN delivery_consent;

-- The unique idempotency key of `orders` replaces the claims.
DROP TABLE order_claims;
