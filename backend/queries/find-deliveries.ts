import type { Delivery } from '#shared/contract/order.ts'

interface DeliveryRow {
  order_id: string
  code: string
  product_name: string
  valid_until: string
}

/** By order, in the order they were bought. */
export async function findDeliveries(db: D1Database, orderIds: readonly string[]): Promise<Map<string, Delivery[]>> {
  const { results } = await db
    .prepare(
      `SELECT order_id, code, product_name, valid_until FROM deliveries
       WHERE order_id IN (SELECT value FROM json_each(?1)) ORDER BY order_id, position`,
    )
    .bind(JSON.stringify(orderIds))
    .all<DeliveryRow>()
  const byOrder = Map.groupBy(results, (row) => row.order_id)
  return new Map([...byOrder].map(([orderId, rows]) => [orderId, rows.map(readRow)]))
}

function readRow(row: DeliveryRow): Delivery {
  return { productName: row.product_name, code: row.code, validUntil: row.valid_until }
}
