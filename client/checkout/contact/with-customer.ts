import type { CustomerUser } from '../../customer/customer-user.ts'
import type { CustomerData } from '../../customer/user-info.ts'

/** What a logged-in customer need not type. What has been typed stays. */
export function withCustomer(data: CustomerData, user: CustomerUser): Partial<CustomerData> {
  const { email, firstname, lastname, telephonePrefix, telephoneNumber } = user
  return {
    ...(data.email === '' && email !== '' && { email, emailConfirmation: email }),
    ...(data.firstname === '' && { firstname }),
    ...(data.lastname === '' && { lastname }),
    ...(data.telephoneNumber === '' && telephoneNumber !== '' && { telephonePrefix, telephoneNumber }),
  }
}
