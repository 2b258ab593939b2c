-- Devices and networks from which a customer has logged in: the limit of logins per account does not refuse them.
CREATE TABLE known_visitors (
  visitor_hash TEXT PRIMARY KEY,  -- of the customer with the device's token or with the network
  expires INTEGER NOT NULL        -- milliseconds since 1970
);
CREATE INDEX known_visitors_by_expires ON known_visitors (expires);
