-- The colour of a payment method's mark: '#0000a0'. NULL: the site's own.
ALTER TABLE payment_methods ADD COLUMN color TEXT;
